const STEMS =
	'M0 -46h32v146h-32zM40 0a50 50 0 0 1 0 100zM103 0h32v100h-32zM143 0a46 46 0 0 1 46 46h-46zM199 0h32v100a32 46 0 0 1 -32 -46zM239 0h32v100h-32zM284 0h32v100h-32zM324 0a32 46 0 0 1 32 46v54h-32zM364 0a32 46 0 0 1 32 46v54h-32zM409 46.5a50 50 0 0 1 100 0zM409 53.5h50v18h44.9a50 50 0 0 1 -94.9 -18z';

/** The wordmark, a stencil of stems and discs; on night the bowl of its b is the lamp. */
export const Wordmark = ({ name, isLit = false }: { name: string; isLit?: boolean }) => (
	<svg className="wordmark" viewBox="0 -46 509 146" role="img" aria-label={name}>
		<path d={STEMS} />
		{isLit && <path className="lit" d="M40 0a50 50 0 0 1 0 100z" />}
	</svg>
);
