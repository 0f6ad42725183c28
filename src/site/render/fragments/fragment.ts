import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { usePage } from '../contexts';

/** Data that `JSON.stringify` tells apart: no elements, functions, maps, sets or dates. */
type Plain<T> = T extends ReactElement | ((...args: never[]) => unknown) | Map<unknown, unknown> | Set<unknown> | Date
	? never
	: T extends object
		? { [Name in keyof T]: Plain<T[Name]> }
		: T;

/**
 * A component whose markup is kept, and taken again wherever it is drawn from equal properties in the same edition of
 * the same site. It may use its properties, `usePage` and `useMoment` alone. It draws whole elements or nothing, and is
 * put between elements, never beside a text. One with an image that is fetched first is drawn in each page, because its
 * page asks for that ahead.
 * @param name unique among the fragments
 */
export function fragment<Props extends object>(
	name: Props extends Plain<Props> ? string : never,
	View: ComponentType<Props>,
): (props: Props) => ReactNode {
	return function Fragment(props) {
		const { fragments } = usePage();
		return fragments ? fragments.draw(name, View, props) : createElement(View, props);
	};
}
