import { ApiError } from '../calls';

/** Answers every unknown address with 404. */
export function loader(): never {
	throw new ApiError(404, '', {});
}

export const Component = () => null;
