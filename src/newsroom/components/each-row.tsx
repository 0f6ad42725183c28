import { Component, type ReactNode } from 'react';
import { useWords } from '../words/words';

/** The element in which a row is drawn, and in which the message about a failed row appears. */
type Place = { columns: number } | 'item';

/** Names a row that could not be drawn, so that somebody with the right to edit it can correct it. */
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

/**
 * Catches errors from drawing a row, which would otherwise remove the whole screen. Draws again when the row changes.
 */
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
 * Draws each row of a list by itself: a row that fails shows its number and one sentence, and the others stay.
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
