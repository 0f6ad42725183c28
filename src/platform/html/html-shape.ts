import { Parser } from 'htmlparser2';
import { type HtmlElement, Shaper } from '../../shared/text/html-tree';

/** Parses sanitised HTML into a tree in which every element is in a place that the HTML standard allows. */
export function shapeHtml(html: string): HtmlElement {
	const shaper = new Shaper();
	const parser = new Parser({
		onopentag: (tag, attributes) => shaper.open(tag, attributes),
		ontext: (text) => shaper.text(text),
		onclosetag: (tag) => shaper.close(tag),
	});
	parser.end(html);
	return shaper.end();
}
