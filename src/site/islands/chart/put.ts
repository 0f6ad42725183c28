/** A text with what is put in, in order, where it has a `#`. */
export const put = (text: string, ...values: readonly (string | number)[]): string =>
	values.reduce<string>((filled, value) => filled.replace('#', () => String(value)), text);
