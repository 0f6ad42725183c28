import type { Node } from 'prosemirror-model';
import { documentOf } from '../../shared/text/document';
import { canonicalTree } from '../../shared/text/html-print';
import { cleanHtml } from './clean-html';
import { shapeHtml } from './html-shape';

/** The editor's document of a stored text, without a browser; what the sanitiser refuses is not in it. */
export const documentOfHtml = (html: string): Node => documentOf(canonicalTree(shapeHtml(cleanHtml(html))));
