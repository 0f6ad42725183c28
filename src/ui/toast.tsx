import { useEffect, useState } from 'react';

/** Milliseconds for which a message is shown. */
const STANDS = 4_000;

/**
 * A short message at the top, which screen readers announce. The region must be drawn before its first message, and
 * inside the dialog that it belongs to, since everything behind an open dialog is silent.
 * @param message text to announce; each new object is announced, also with the same words
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
