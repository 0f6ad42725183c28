import { Hono } from 'hono';
import { rootUrls } from '../../editions/urls';
import { colours } from '../../shared/site/colours';
import { contrastOf, isAccent, MIN_CONTRAST, mixed } from '../../shared/site/contrast';

/** The tokens of an accent, all of which keep the contrast of words. */
export function accentSheet(colour: string): string {
	const pressed = mixed(colour, colours.onLamp, 0.12);
	const tokens = {
		'--lamp': colour,
		'--lamp-press': contrastOf(pressed, colours.onLamp) >= MIN_CONTRAST ? pressed : mixed(colour, colours.white, 0.25),
		'--on-lamp-2': contrastOf(colour, colours.onLamp2) >= MIN_CONTRAST ? colours.onLamp2 : colours.onLamp,
	};
	const text = Object.entries(tokens)
		.map(([name, value]) => `${name}:${value}`)
		.join(';');
	return `:root,:root:not([data-theme="light"]){${text}}`;
}

/** Serves the style sheet of an accent, addressed by its colour; its content never changes. */
export function createAccent(): Hono {
	const app = new Hono();
	app.get(rootUrls.accent.route, (c, next) => {
		const colour = `#${rootUrls.accent.read(c.req.path)?.colour}`;
		if (!isAccent(colour)) return next();
		return c.body(accentSheet(colour), 200, {
			'content-type': 'text/css; charset=utf-8',
			'cache-control': 'public, max-age=31536000, immutable',
		});
	});
	return app;
}
