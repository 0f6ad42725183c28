/** How an attempt ended, in the words of the outbox. */
export interface Sent {
	outcome: 'sent' | 'bounced' | 'refused' | 'later' | 'unknown';
	/** What the mail server said. */
	reason?: string;
	/** The server itself was out of reach: other emails would fare no better for the moment. */
	isDown?: boolean;
}
