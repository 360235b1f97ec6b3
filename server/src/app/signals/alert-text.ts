import type { Language } from '@plumbline/contract/kernel/language.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import type { Alert } from './alert-channels.ts';
import { minuteOf } from './conditions.ts';
import type { Untold } from './incident-store.ts';
import { incidentsWords } from './incidents.words.ts';

/** Returns an alert as operators read it. */
export function alertOf(
  { id, kind, said, beganAt, endedAt }: Untold,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Alert {
  const words = incidentsWords[language];
  const isOver = endedAt !== null;
  const lines = isOver
    ? [words.over({ since: minuteOf(new Date(beganAt)), until: minuteOf(new Date(endedAt)) })]
    : [said[language], words.toDo(kind)];
  return {
    id: isOver ? `${id}_over` : id,
    kind,
    isOver,
    beganAt,
    endedAt,
    title: `${SITE_NAME}: ${words.title({ kind, isOver })}`,
    text: [...lines, `${publicUrl}/operator`].join('\n'),
  };
}
