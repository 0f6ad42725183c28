import { Refused } from '../calls';

/** Whatever stands nowhere. */
export function loader(): never {
	throw new Refused(404, '', {});
}

export const Component = () => null;
