/**
 * British and American spellings of one English word. An unused spelling finds nothing and does no harm, so the rules
 * are broad where an ending decides; words are listed where it does not ("contour" has no other spelling, "flavour"
 * has).
 */

/** Words in -our, which America writes in -or, whatever follows. */
const OUR =
	/^(flav|col|discol|fav|disfav|lab|harb|od|vap|behavi|misbehavi|neighb|hon|dishon|rum|tum|hum|arm|endeav|sav|rig|vig|cand|parl|glam|clam|sav|ferv|val|splend|ranc)(ou?)(r.*)$/;
/** Words in -ise and -ize with their endings, after three letters or more, so that "size" does not match. */
const ISE = /^(.{3,})i([sz])(e|es|ed|er|ers|ing|ation|ations|ational|able)$/;
const YSE = /^(.*l)y([sz])(e|es|ed|er|ers|ing)$/;
const RE = /^((?:milli|centi|kilo|deci)?(?:lit|met)|cent|fib|theat|calib|epicent|spect|lust)(re|er)(s|d|ed)?$/;
const ENCE = /^(lic|def|off|pret|sublic|unlic)en([cs])(e|es|ed|ing|ee|ees|eless)$/;
const PRACTICE = /^(practi)([cs])(e|es|ed|ing|er|ers)$/;
/** Verbs whose last letter is doubled in British spelling. */
const DOUBLED =
	/^(travel|label|mislabel|relabel|model|cancel|fuel|refuel|signal|total|channel|level|tunnel|panel|counsel|dial|equal|marvel|quarrel|initial|pedal|shovel|swivel|bevel|jewel)(l?)(ed|ing|er|ers|ery|lery)$/;
const OGUE = /^(catal|dial|anal|monol|epil)(ogue|og)(s|d|ed|ing|ers?)?$/;

/** Irregular pairs: British, American. */
const PAIRS: readonly (readonly [string, string])[] = [
	['aluminium', 'aluminum'],
	['programme', 'program'],
	['programmes', 'programs'],
	['grey', 'gray'],
	['mould', 'mold'],
	['moulds', 'molds'],
	['moulded', 'molded'],
	['moulding', 'molding'],
	['fulfil', 'fulfill'],
	['fulfils', 'fulfills'],
	['fulfilment', 'fulfillment'],
	['enrol', 'enroll'],
	['enrolment', 'enrollment'],
	['instalment', 'installment'],
	['instalments', 'installments'],
	['ageing', 'aging'],
	['judgement', 'judgment'],
	['judgements', 'judgments'],
	['acknowledgement', 'acknowledgment'],
	['sceptic', 'skeptic'],
	['sceptical', 'skeptical'],
	['sulphur', 'sulfur'],
	['sulphate', 'sulfate'],
	['anaesthetic', 'anesthetic'],
	['paediatric', 'pediatric'],
	['haemorrhage', 'hemorrhage'],
	['oesophagus', 'esophagus'],
	['artefact', 'artifact'],
	['artefacts', 'artifacts'],
	['pyjamas', 'pajamas'],
	['jewellery', 'jewelry'],
];
const OTHER = new Map(
	PAIRS.flatMap(([british, american]) => [[british, american] as const, [american, british] as const]),
);

/** The other spelling of a lower-case English word; undefined where it has only one. */
export function otherSpelling(word: string): string | undefined {
	const pair = OTHER.get(word);
	if (pair) return pair;
	let match = PRACTICE.exec(word);
	if (match) return `${match[1]}${match[2] === 'c' ? 's' : 'c'}${match[3]}`;
	match = ISE.exec(word);
	if (match) return `${match[1]}i${match[2] === 's' ? 'z' : 's'}${match[3]}`;
	match = OUR.exec(word);
	if (match) return `${match[1]}${match[2] === 'ou' ? 'o' : 'ou'}${match[3]}`;
	match = ENCE.exec(word);
	if (match) return `${match[1]}en${match[2] === 'c' ? 's' : 'c'}${match[3]}`;
	match = YSE.exec(word);
	if (match) return `${match[1]}y${match[2] === 's' ? 'z' : 's'}${match[3]}`;
	match = RE.exec(word);
	if (match) {
		const [, base, ending, after = ''] = match;
		return ending === 're' ? `${base}er${after === 'd' ? 'ed' : after}` : `${base}re${after === 'ed' ? 'd' : after}`;
	}
	match = DOUBLED.exec(word);
	if (match) return `${match[1]}${match[2] ? '' : 'l'}${match[3]}`;
	match = OGUE.exec(word);
	if (match) return `${match[1]}${match[2] === 'ogue' ? 'og' : 'ogue'}${match[3] ?? ''}`;
	return undefined;
}
