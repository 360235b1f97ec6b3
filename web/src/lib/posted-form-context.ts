import { createContext } from 'react';
import type { PostedForm } from './form-post.ts';

/** Provided by the page that responds to such a post. The matching form starts with it. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);
