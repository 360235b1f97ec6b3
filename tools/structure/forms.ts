import { isTest } from './place.ts';
import type { SourceFile } from './source-file.ts';

const FORM = 'web/src/ui/form.tsx';
const FILTER = 'web/src/ui/filter-form.tsx';
const UPLOAD = 'web/src/ui/upload-form.tsx';
const DIALOG = 'web/src/ui/dialog.tsx';
/** What `DIALOG` loads when a dialog is opened. */
const OPEN_DIALOG = 'web/src/ui/open-dialog.tsx';

const formLibraries = /^(?:react-hook-form|formik|react-final-form|@hookform\/|@tanstack\/react-form|@conform-to\/)/;
const dialogLibraries = /^@radix-ui\/react-(?:alert-)?dialog$/;

const isControl = (name: string) => /^(?:Input|Textarea|Select|Checkbox|input|textarea|select)$/.test(name);

/** Controls outside any form: each choice takes effect immediately, and nothing is sent. */
const ownControls: ReadonlySet<string> = new Set([
  'web/src/domains/appointments/booked.tsx',
  'web/src/domains/payments/operator/money-report.tsx',
  'web/src/domains/service-requests/wizard/understood.tsx',
]);

/** Returns a sentence for each form or dialog that isn't written the standard way. */
export function formProblems({ path, elements, imports }: SourceFile): string[] {
  if (!path.startsWith('web/') || isTest(path)) return [];
  const problems: string[] = [];
  const draws = (name: string) => elements.some((element) => element.name === name);
  if (draws('form') && ![FORM, FILTER, UPLOAD].includes(path)) {
    problems.push(
      `renders a <form>: use ${FORM} for forms that send, ${UPLOAD} for files, and ${FILTER} for filters and searches`,
    );
  }
  if (draws('dialog') && path !== DIALOG) {
    problems.push(`renders a <dialog>: use ${DIALOG}`);
  }
  for (const { name, attributes } of elements) {
    const isHeld = attributes.includes('value') || attributes.includes('checked');
    const isNameless = isControl(name) && isHeld && attributes.includes('onChange') && !attributes.includes('name');
    if (isNameless && !path.startsWith('web/src/ui/') && !ownControls.has(path)) {
      problems.push(
        `draws a ${name} without a name, which no form sends: spread what its form says, {...form.text('name')} of ` +
          `useForm where it is sent, {...chosen('name', value)} of ${FILTER} where it filters`,
      );
    }
    const told = attributes.find((attribute) => attribute === 'open' || attribute === 'onOpenChange');
    if (name.endsWith('Dialog') && told !== undefined) {
      problems.push(`tells ${name} whether it is open (${told}): render it only while it is open, with onClose`);
    }
  }
  for (const { specifier, names } of imports) {
    if (formLibraries.test(specifier)) {
      problems.push(`imports '${specifier}': forms are written with useForm of web/src/lib/use-form.ts`);
    }
    const isDialog = names.includes('Dialog') || names.includes('AlertDialog') || names.includes('*');
    if (path !== OPEN_DIALOG && (dialogLibraries.test(specifier) || (specifier === 'radix-ui' && isDialog))) {
      problems.push(`imports the dialog of '${specifier}': only ${OPEN_DIALOG} may; use what ${DIALOG} exports`);
    }
  }
  return problems;
}
