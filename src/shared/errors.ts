/** Why a server or a command of the operator does not start: the message is one sentence for whoever starts it. */
export class StartError extends Error {}

/**
 * What is needed is out of reach, and nobody who asked is at fault; the message is one sentence for whoever runs the
 * site.
 */
export class Unavailable extends Error {
	constructor(
		message: string,
		/** Trying again will not help: name, bucket or keys are wrong. */
		readonly isLasting = false,
		options?: ErrorOptions,
	) {
		super(message, options);
	}
}
