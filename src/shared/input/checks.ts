import { readEmailAddress } from '../text/email-address';

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?: ([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/;

function isDate(text: string): boolean {
	const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
	if (year === undefined || month === undefined || day === undefined) return false;
	const date = new Date(Date.UTC(2000, month - 1, day));
	date.setUTCFullYear(year, month - 1, day);
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const isByte = (text: string) => /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 255;
const isV4 = (text: string) => text.split('.').length === 4 && text.split('.').every(isByte);
/** The parser of addresses knows every short form of IPv6. */
const isV6 = (text: string) =>
	text.length <= 45 && /^[0-9a-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`);
const isUrl = (text: string) =>
	text.length <= 2_048 && /^(?:https?|ftp):\/\/[^\s/?#.]/i.test(text) && !/\s/.test(text) && URL.canParse(text);

/** The checkers of specification section 5, by type. Every pattern is linear in the length of its text. */
const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
	/** 11 digits starting with 1. */
	phone: (text) => /^1\d{10}$/.test(text),
	/** Area code, number, perhaps an extension: 010-12345678-123. */
	landline: (text) => /^0\d{2,3}-?\d{7,8}(?:-\d{1,4})?$/.test(text),
	/** Fifteen digits, or eighteen places of which the last may be an X. */
	national_id: (text) => /^(?:\d{15}|\d{17}[\dXx])$/.test(text),
	/** Starts with a letter, 6–18 word characters. */
	password: (text) => /^[a-zA-Z]\w{5,17}$/.test(text),
	postal_code: (text) => /^\d{6}$/.test(text),
	qq: (text) => /^[1-9]\d{4,10}$/.test(text),
	email: (text) => readEmailAddress(text) !== undefined,
	/** Up to two decimals. */
	money: (text) => /^\d+(?:\.\d{1,2})?$/.test(text),
	url: isUrl,
	ip: (text) => isV4(text) || isV6(text),
	/** YYYY-MM-DD with optional time. */
	date: isDate,
	digit: (text) => /^\d+$/.test(text),
	english: (text) => /^[a-zA-Z]+$/.test(text),
	chinese: (text) => /^\p{Script=Han}+$/u.test(text),
	lowercase: (text) => /^[a-z]+$/.test(text),
	uppercase: (text) => /^[A-Z]+$/.test(text),
	html_tag: (text) => /<\/?[a-zA-Z][^<>]*>/.test(text),
};

/** Names of the checkers. */
export const checkTypes: readonly string[] = Object.keys(CHECKS);

/** True when the text is of the type; an unknown type accepts every text (specification, section 5). */
export function check(text: string, type: string): boolean {
	return Object.hasOwn(CHECKS, type) ? (CHECKS[type]?.(text) ?? true) : true;
}
