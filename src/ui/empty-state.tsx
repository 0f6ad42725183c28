import type { ReactNode } from 'react';

/** Shown where a screen gives no message of its own (specification, section 9: the Chinese for "no data"). */
const DEFAULT_MESSAGE = '暂无数据';

interface EmptyStateProps {
	/** In the edition's words; the default is only a fallback. */
	message?: string | undefined;
	/** One sentence that explains. */
	line?: string | undefined;
	level?: 'h2' | 'h3';
	/** The way out: a link or a button. */
	children?: ReactNode;
}

/** Four lines, a sentence, a way out. */
export const EmptyState = ({ message, line, level: Heading = 'h2', children }: EmptyStateProps) => (
	<div className="empty">
		<svg viewBox="0 0 96 40" aria-hidden="true">
			<path fill="currentColor" d="M0 4h96v1H0zM0 13h96v2H0zM0 23h96v3H0zM0 34h96v5H0z" />
		</svg>
		<Heading lang={message ? undefined : 'zh'}>{message || DEFAULT_MESSAGE}</Heading>
		{line && <p>{line}</p>}
		{children}
	</div>
);
