import { FlaskConical } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Badge } from '../badge.tsx';
import { HeaderAside } from './minimal-header.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).header;

/** Marks, in the header, a page that doesn't exist in production. */
export const DevelopmentOnly = () => (
  <HeaderAside>
    <Badge tone="outline" icon={FlaskConical}>
      {words.developmentOnly}
    </Badge>
  </HeaderAside>
);
