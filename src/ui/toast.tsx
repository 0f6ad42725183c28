import { useEffect, useState } from 'react';

/** Milliseconds a message stands. */
const STANDS = 4_000;

/**
 * A short message at the top, read out by screen readers. The region must be drawn before its first message, and inside
 * the dialog it speaks of: what lies behind an open dialog is silent.
 * @param message what to say; each new object is said anew, also with the same words
 */
export function Toast({ message }: { message: { text: string } | undefined }) {
	const [announced, setAnnounced] = useState<{ text: string }>();
	useEffect(() => {
		setAnnounced(message);
		const timer = setTimeout(() => setAnnounced(undefined), STANDS);
		return () => clearTimeout(timer);
	}, [message]);
	return <div role="status">{announced && <p className="toast">{announced.text}</p>}</div>;
}
