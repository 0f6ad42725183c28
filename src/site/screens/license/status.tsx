import { usePage } from '../../render/contexts';

const DOTS: Record<string, string> = { valid: 'st--ok', expiring: 'st--mid', suspended: 'st--mid', unknown: 'st--mid' };

/** Status of a licence: a full, half or open dot, and always the word. */
export function LicenseStatus({ status }: { status: string }) {
	const { edition } = usePage();
	return <span className={`st ${DOTS[status] ?? 'st--no'}`}>{edition.words.licenses.statuses[status] ?? status}</span>;
}
