import { readSamples } from '../../seeds/projects.ts';
import type { SourcePort } from '../domains/ingest/ports.ts';
import { createSources } from './adapters/sources/sources.ts';

/** Reads sources of every kind. */
export const sourcePort = (): SourcePort => createSources({ demonstration: readSamples });
