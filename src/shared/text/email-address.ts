/** An address that can be written to, in the three spellings that are needed. */
export interface EmailAddress {
	/** For the email's envelope: as the reader wrote it, with the domain in ASCII. */
	to: string;
	/** One person, one row: lower case, domain in ASCII. */
	key: string;
	/**
	 * The mailbox that receives the mail, as far as it can be derived: `a+b@c` is delivered to `a@c`, and some providers
	 * ignore dots.
	 */
	mailbox: string;
}

/** RFC 5321: 64 octets before the @, 254 in all. */
const MAX_CHARACTERS = 254;
const MAX_LOCAL_CHARACTERS = 64;
/** What browsers accept before the @ (HTML, valid e-mail address), dots apart. */
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters that the parser of host names would misread or silently drop. */
const NOT_IN_A_DOMAIN = /[\s\p{Cc}/\\?#%@:[\]<>^|"'(),;&=+$!*{}`~_]/u;
/** Providers whose mailboxes are the same with and without dots. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The domain in ASCII, as a mail server looks it up; undefined where none could be found. */
function asciiDomain(domain: string): string | undefined {
	if (
		domain === '' ||
		domain.length > MAX_CHARACTERS ||
		NOT_IN_A_DOMAIN.test(domain) ||
		!URL.canParse(`http://${domain}`)
	)
		return undefined;
	const ascii = new URL(`http://${domain}`).hostname;
	const labels = ascii.split('.');
	const last = labels.at(-1) ?? '';
	const isName =
		labels.length >= 2 && labels.every((label) => LABEL.test(label)) && last.length >= 2 && !/^\d+$/.test(last);
	return isName && ascii.length <= 253 ? ascii : undefined;
}

/**
 * Reads an e-mail address: accepts what browsers and mail servers accept (dots, plus, long and internationalised
 * domains), and refuses what no server could deliver to. Blanks around it are dropped.
 */
export function readEmailAddress(text: string): EmailAddress | undefined {
	if (text.length > MAX_CHARACTERS * 2) return undefined;
	const email = text.trim();
	const at = email.lastIndexOf('@');
	const local = email.slice(0, at);
	if (at < 1 || local.length > MAX_LOCAL_CHARACTERS || !local.split('.').every((atom) => ATOM.test(atom)))
		return undefined;
	const domain = asciiDomain(email.slice(at + 1));
	if (!domain || local.length + 1 + domain.length > MAX_CHARACTERS) return undefined;
	const name = local.toLowerCase();
	const plain = (name.split('+', 1)[0] as string) || name;
	return {
		to: `${local}@${domain}`,
		key: `${name}@${domain}`,
		mailbox: `${IGNORES_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`,
	};
}
