/** Why a server or a command of the operator does not start. The message is one sentence for the operator. */
export class StartError extends Error {}

/**
 * Something that is needed is out of reach, through no fault of the caller. The message is one sentence for the
 * operator.
 */
export class Unavailable extends Error {
	constructor(
		message: string,
		/** True where trying again will not help: name, bucket or keys are wrong. */
		readonly isLasting = false,
		options?: ErrorOptions,
	) {
		super(message, options);
	}
}
