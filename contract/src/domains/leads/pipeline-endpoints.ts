import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ProjectId } from '../../kernel/id.ts';
import { absentWhenEmpty, Done } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { Pipeline, Pursuit, PursuitForm, PursuitMove, PursuitStages } from './pursuit.ts';
import { pursuitWords } from './pursuit.words.ts';

/** 'yyyy-MM' from 2000 on; this month by default. */
export const Month = z.preprocess(
  absentWhenEmpty,
  z
    .string()
    .regex(
      /^2\d{3}-(?:0[1-9]|1[0-2])$/,
      problem(pursuitWords, ({ chooseMonth }) => chooseMonth),
    )
    .optional(),
);

export const showPipeline = endpoint({
  name: 'showPipeline',
  summary: 'The projects that the caller pursues, and what happened in a month',
  method: 'GET',
  path: '/api/account/pipeline',
  access: 'signed-in',
  query: z.object({ month: Month }),
  reply: Pipeline,
  rate: 'read',
});

export const listStages = endpoint({
  name: 'listStages',
  summary: 'The stage of each project that the caller pursues',
  method: 'GET',
  path: '/api/account/pipeline/stages',
  access: 'signed-in',
  reply: PursuitStages,
  rate: 'read',
});

const one = {
  path: '/api/account/pipeline/projects/:id',
  access: 'signed-in',
  params: z.object({ id: ProjectId }),
  reply: Pursuit,
  problems: ['not-found'],
} as const;

export const getPursuit = endpoint({
  ...one,
  name: 'getPursuit',
  summary: 'One project that the caller pursues',
  method: 'GET',
  rate: 'read',
});

export const changePursuit = endpoint({
  ...one,
  name: 'changePursuit',
  summary: 'Changes the stage, the amount, the next step and the notes of a pursued project',
  method: 'PATCH',
  body: PursuitForm,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const movePursuit = endpoint({
  ...one,
  name: 'movePursuit',
  summary: 'Moves a project to a stage; adds it to the pipeline if it is not there yet',
  method: 'POST',
  path: '/api/account/pipeline/projects/:id/move',
  body: PursuitMove,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const dropPursuit = endpoint({
  ...one,
  name: 'dropPursuit',
  summary: 'Removes a project from the pipeline, with its notes',
  method: 'DELETE',
  reply: Done,
  rate: 'write',
});
