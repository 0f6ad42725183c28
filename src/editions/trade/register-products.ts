import type { Edition } from '../edition';

/** What a product of the register is called in an edition; a key without a name is shown as it is. */
export const productName = ({ words }: Edition, product: string): string => {
	const names = words.licenses.product_names;
	return Object.hasOwn(names, product) ? (names[product] ?? product) : product;
};

/** What a licence is held for, in a line. */
export const productList = (edition: Edition, products: readonly string[]): string =>
	products.map((product) => productName(edition, product)).join(', ');
