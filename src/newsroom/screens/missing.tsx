import { ApiError } from '../calls';

/** Whatever stands nowhere. */
export function loader(): never {
	throw new ApiError(404, '', {});
}

export const Component = () => null;
