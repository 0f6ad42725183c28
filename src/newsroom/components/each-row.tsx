import { Component, type ReactNode } from 'react';
import { useWords } from '../words/words';

/** What a row is drawn in, and what therefore says that it could not be. */
type Place = { columns: number } | 'item';

/** Says of a row which one could not be shown, so that somebody who may can mend it. */
function NotShown({ name, place }: { name: string; place: Place }) {
	const { states } = useWords();
	const line = states.row_not_shown({ row: name });
	if (place === 'item') return <li className="row-fault">{line}</li>;
	return (
		<tr>
			<td className="row-fault" colSpan={place.columns}>
				{line}
			</td>
		</tr>
	);
}

interface Held {
	/** The row as it was read. */
	of: unknown;
	name: string;
	place: Place;
	children: ReactNode;
}

interface State {
	of: unknown;
	hasFailed: boolean;
}

/** Holds what drawing a row throws, which would else take the whole screen. It is drawn anew when the row is another. */
class RowBoundary extends Component<Held, State> {
	override state: State = { of: undefined, hasFailed: false };

	static getDerivedStateFromError(): Partial<State> {
		return { hasFailed: true };
	}

	static getDerivedStateFromProps({ of }: Held, state: State): State | null {
		return of === state.of ? null : { of, hasFailed: false };
	}

	override render(): ReactNode {
		const { name, place, children } = this.props;
		return this.state.hasFailed ? <NotShown name={name} place={place} /> : children;
	}
}

function Drawn({ draw }: { draw: () => ReactNode }) {
	return draw();
}

/**
 * Each row of a list, drawn by itself: one that cannot be shown says its number and one sentence, and takes no other
 * with it.
 * @param nameOf key of a row: its number or its address
 * @param place where the row is drawn: in a table of so many columns, or in a list
 */
export const eachRow = <Row,>(
	rows: readonly Row[],
	nameOf: (row: Row) => number | string,
	place: Place,
	draw: (row: Row) => ReactNode,
): ReactNode[] =>
	rows.map((row) => {
		const name = String(nameOf(row));
		return (
			<RowBoundary key={name} of={row} name={name} place={place}>
				<Drawn draw={() => draw(row)} />
			</RowBoundary>
		);
	});
