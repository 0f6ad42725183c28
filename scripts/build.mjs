/** `npm run build`: the browser's files and the server, unless nothing changed. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
