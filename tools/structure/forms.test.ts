import { describe, expect, it } from 'vitest';
import { checkStructure } from './check.ts';

const problemsOf = (path: string, text: string) => checkStructure(new Map([[path, text]])).join();

describe('forms and dialogs have one style', () => {
  const importing = (path: string, statement: string) => problemsOf(path, `${statement}\nexport const x = 1;\n`);
  const drawing = (path: string, markup: string) => problemsOf(path, `export const Part = () => ${markup};\n`);

  it.each([
    ['web/src/ui/form.tsx', '<form method="post" />'],
    ['web/src/ui/filter-form.tsx', '<form method="get" />'],
    ['web/src/ui/combobox.tsx', '<Input value={text} onChange={type} />'],
    ['web/src/domains/bids/bid-form.tsx', "<Select {...chosen('county', county)} />"],
    ['web/src/domains/bids/bid-form.tsx', "<Input {...form.text('amount')} onChange={group} />"],
    ['web/src/domains/bids/bid-form.tsx', '<Input readOnly value={link} />'],
    ['web/src/domains/bids/bid-form.tsx', '<Checkbox name="trades" value={trade} checked={on} onChange={change} />'],
    ['web/src/domains/bids/bid-form.tsx', '<Form of={form} />'],
    ['web/src/domains/bids/bid-form.tsx', 'asking && <ConfirmDialog onClose={stop} />'],
    ['web/src/ui/popover.tsx', '<Popover open={open} onOpenChange={change} />'],
    ['web/src/ui/button.test.tsx', '<form />'],
  ])('%s may draw %s', (path, markup) => expect(drawing(path, markup)).toBe(''));

  it.each([
    [
      'web/src/domains/bids/bid-form.tsx',
      '<form onSubmit={send} />',
      /use web\/src\/ui\/form\.tsx for forms that send/,
    ],
    ['web/src/domains/bids/list.tsx', '<Select value={sort} onChange={change} />', /a Select without a name/],
    ['web/src/domains/bids/list.tsx', '<Checkbox checked={on} onChange={change} />', /a Checkbox without a name/],
    ['web/src/routes/map.tsx', '<dialog open />', /web\/src\/ui\/dialog\.tsx/],
    ['web/src/routes/map.tsx', '<ConfirmDialog open={asking} onClose={stop} />', /render it only while it is open/],
    ['web/src/routes/map.tsx', '<BidDialog onOpenChange={setAsking} />', /render it only while it is open/],
  ])('%s may not draw %s', (path, markup, sentence) => expect(drawing(path, markup)).toMatch(sentence));

  it.each([
    ["import { useForm } from 'react-hook-form';", /forms are written with useForm/],
    ["import { Dialog } from 'radix-ui';", /only web\/src\/ui\/open-dialog\.tsx may/],
    ["import * as Radix from 'radix-ui';", /only web\/src\/ui\/open-dialog\.tsx may/],
    ["import { Root } from '@radix-ui/react-alert-dialog';", /only web\/src\/ui\/open-dialog\.tsx may/],
  ])('a component may not set %s', (statement, sentence) =>
    expect(importing('web/src/ui/part.tsx', statement)).toMatch(sentence),
  );

  it('only the open dialog uses its library', () => {
    expect(importing('web/src/ui/open-dialog.tsx', "import { Dialog } from 'radix-ui';")).toBe('');
    expect(importing('web/src/ui/tabs.tsx', "import { Tabs } from 'radix-ui';")).toBe('');
  });
});
