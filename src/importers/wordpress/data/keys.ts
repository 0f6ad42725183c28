/** Parts of names that belong to the look or the machinery of a page: their values are no words of it. */
const TECHNICAL = new Set(
	`id ids uid uuid uniqueid class classes classname css style styles stylesheet color colors colour colours gradient
	background bg overlay align alignment alignments orientation size sizes width height margin padding border radius
	shadow font fonts typography weight family letter spacing indent animation animations animate transition transform
	icon icons layout layouts gap opacity filter filters target rel mode tag htmltag level levels slug nonce
	lock metadata anchor preset presets breakpoint responsive hide order orderby taxonomy query sql schema version config
	unit ratio zindex parallax sticky motion delay duration easing autoplay controls muted hash token post_type admin
	adminlabel decoration builderversion blockid blockuniqueclass template templates json hotspot global globals dynamic
	supports module_id panels info selector wrapper placeholder aria tablet tabletwide phonewide ultrawide`.split(/\s+/),
);
/** Parts that make a name technical where they stand behind another. */
const TECHNICAL_TAIL = new Set(
	'source type show view to on enable enabled state effect shape skin format kind'.split(' '),
);
/** Parts of names under which people write. */
const WORDS = new Set(
	`title titles heading headings headline subtitle subheading subhead subheader text texts textarea content contents body
	description desc label labels caption quote quotes cite citation author name names question questions answer answers
	summary excerpt message note notes fact facts lead intro introduction paragraph copy cta job company role position price
	feature features value values html editor raw code before after prefix suffix item items words standfirst source sources
	address list titulo texto contenido descripcion pregunta respuesta autor cita nota resumen titel inhalt
	beschreibung frage antwort titre texte contenu citation h1 h2 h3 h4 h5 h6`.split(/\s+/),
);
const HEADING = new Set(
	'title heading headline question header titulo pregunta titel frage titre h1 h2 h3 h4 h5 h6'.split(' '),
);
/** Parts that say that it is no heading, whatever else they say: the title of a job, of a button. */
const BELOW_HEADING = new Set('job button btn cta link tooltip field'.split(' '));
const PICTURE = new Set(
	'image images img picture pictures photo photos portrait logo gallery foto fotos imagen imagenes bild bilder'.split(
		' ',
	),
);
/** Parts of names that only say which of several values it is. */
const GENERIC = /^(?:value|values|desktop|innercontent|data|settings|attrs|attributes|content|props|children|\d+)$/;

/** The parts of a name in small letters: `headingColor` and `heading_color` have the same two. */
export const partsOf = (key: string): string[] =>
	key
		.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** True for a name whose own title is no heading of the page. */
export const isBelowHeading = (key: string): boolean => partsOf(key).some((part) => BELOW_HEADING.has(part));

export type KeyKind = 'technical' | 'heading' | 'words' | 'unknown';

/** What a name of a value says of it. A leading underscore marks what programs note for themselves. */
export function keyKind(key: string): KeyKind {
	const parts = partsOf(key);
	if (key.startsWith('_') || parts.some((part) => TECHNICAL.has(part))) return 'technical';
	if (parts.length > 1 && TECHNICAL_TAIL.has(parts.at(-1) ?? '')) return 'technical';
	const named = parts.map((part) => part.replace(/\d+$/, '') || part);
	const isBelow = parts.some((part) => part.startsWith('sub') || BELOW_HEADING.has(part));
	if (!isBelow && [...parts, ...named].some((part) => HEADING.has(part))) return 'heading';
	return [...parts, ...named].some((part) => WORDS.has(part)) ? 'words' : 'unknown';
}

export const isPictureKey = (key: string): boolean =>
	!key.startsWith('_') &&
	partsOf(key).some((part) => PICTURE.has(part)) &&
	!partsOf(key).some((part) => ['background', 'bg', 'overlay', 'size', 'sizes', 'width', 'height'].includes(part));
export const isGeneric = (key: string): boolean => GENERIC.test(key.toLowerCase());

/** Values that are settings wherever they stand. */
const SETTING = new RegExp(
	`^(?:true|false|on|off|yes|no|none|null|default|auto|inherit|initial|left|right|center|centre|top|bottom|middle|start
	|end|full|wide|boxed|stretch|cover|contain|repeat|no-repeat|fixed|scroll|static|relative|absolute|solid|dashed|dotted
	|double|small|medium|large|normal|bold|italic|uppercase|lowercase|capitalize|custom|self|_self|_blank|blank|asc|desc
	|h[1-6]|p|div|span|row|column|grid|flex|block|inline|classic|post|page|edit|preview|linear|ease|fade|slide|theme
	|thumbnail|hover|click|primary|secondary|tertiary|light|dark|outline|circle|square|rounded|text)$`.replace(
		/\s+/g,
		'',
	),
	'i',
);
const STYLE =
	/^(?:#[0-9a-f]{3,8}|(?:var|rgba?|hsla?|calc|url|[a-z]+-gradient)\(.*\)|-?[\d.]+(?:px|r?em|%|v[hw]|m?s|deg|fr|pt)?(?:[\s,x]+-?[\d.]+(?:px|r?em|%|v[hw]|m?s|deg|fr|pt)?)*)$/is;
const ICON =
	/^(?=.*-)(?:fa[bsrld]?|dashicons|eicon|icon|et-pb|ti|glyphicon)(?:-[\w-]+)?(?:\s(?:fa|dashicons|eicon|icon|ti|glyphicon)-[\w-]+)*$/i;
/** A font with its weight and marks, and declarations of a style sheet. */
const FONT = /\w\|[\w.#%]*\|/;
const DECLARATIONS = /^(?:[a-z-]+\s*:[^;:{}]+;\s*)+(?:[a-z-]+\s*:[^;:{}]+)?$/;
/** A number of a telephone, or a price: figures that somebody wrote for readers. */
const FIGURES = /^[+(]?\d[\d()./+\s-]{5,}\d$|^[€$£¥]\s?\d[\d.,\s]*$|^\d[\d.,\s]*\s?[€£¥]$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?$/;

/** `words` for what people wrote, `unclear` for what may be a word or a setting, `setting` for what is none. */
export function valueKind(value: string, isUnderWords: boolean): 'words' | 'unclear' | 'setting' {
	const text = value
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	if (isUnderWords && FIGURES.test(text) && !MOMENT.test(text)) return 'words';
	if (!/\p{L}/u.test(text)) return /<(?:img|iframe|video|embed)\b/i.test(value) ? 'words' : 'setting';
	if (text.split(/[ ,]/).every((part) => SETTING.test(part)) && !(isUnderWords && /^\p{Lu}/u.test(text)))
		return 'setting';
	if (STYLE.test(text) || ICON.test(text) || MOMENT.test(text) || FONT.test(text)) return 'setting';
	if (/^field_[0-9a-z]+$/.test(text) || DECLARATIONS.test(text)) return 'setting';
	if (text.startsWith('@ET-DC@') || (!isUnderWords && /\{[^}]*:[^}]*\}/.test(text))) return 'unclear';
	if (isUnderWords) return 'words';
	// A single sign in small letters, or in capitals, may be the name of a setting.
	if (/^[a-z0-9]+(?:[A-Z_:/.-]+[A-Za-z0-9]+)*$/.test(text) || /^[A-Z0-9_-]+$/.test(text)) return 'unclear';
	return 'words';
}

/** True for a line that reads like a sentence, whatever its name says. */
export const isSentence = (value: string): boolean =>
	/\p{L}{2,}[^\n:;{}()|]*\s\p{L}{2,}[^\n:;{}()|]*\s\p{L}{2,}/u.test(value) &&
	!/[{};|]|\bpx\b|-gradient\(/.test(value) &&
	!ICON.test(value);
