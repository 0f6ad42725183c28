/**
 * The process: the database opens, on another core where it is the embedded one, while the rest of the site is still
 * being loaded.
 */

import { fileURLToPath } from 'node:url';
import { traceSources } from '../platform/traces/source-traces';
import { StartError } from '../shared/errors';
import { traceOf } from '../shared/loggable';
import { end } from './end';

traceSources();

const { open } = await import('./opening');
const explain = (error: unknown): never => end(error instanceof StartError ? error.message : traceOf(error));

const opened = open(process.env);
opened.catch(explain);
const { serve } = await import('./serve');
await serve(opened, fileURLToPath(new URL('../client', import.meta.url))).catch(explain);
