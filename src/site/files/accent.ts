import { Hono } from 'hono';
import { rootUrls } from '../../editions/urls';
import { colours } from '../../shared/site/colours';
import { contrastOf, isAccent, MIN_CONTRAST, mixed } from '../../shared/site/contrast';

/** The tokens that follow from an accent; every one keeps the contrast of its words. */
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

/** The sheet of an accent, by its colour: what an address stands for never changes. */
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
