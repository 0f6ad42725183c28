import { useWords } from '../words/words';

/** Moves through the rows by `j` and `k`: the focus goes along, so `Enter` opens and a screen reader reads. */
export function useRows(rows: React.RefObject<HTMLElement | null>) {
	const step = (by: number) => {
		const links = [...(rows.current?.querySelectorAll<HTMLElement>('.hed') ?? [])];
		const now = links.indexOf(document.activeElement as HTMLElement);
		links[Math.max(0, Math.min(links.length - 1, now < 0 ? 0 : now + by))]?.focus();
	};
	const open = () => {
		const link = document.activeElement;
		if (link instanceof HTMLElement && rows.current?.contains(link)) link.click();
	};
	return { step, open };
}

/** The keys of a list, at its foot. */
export function ListKeys({
	canSelect = false,
	canMake = true,
}: {
	canSelect?: boolean | undefined;
	canMake?: boolean;
}) {
	const { list } = useWords();
	return (
		<p className="hint only-d" aria-hidden="true">
			<span>
				<kbd>J</kbd>
				<kbd>K</kbd>
				{list.move}
			</span>
			{canSelect && (
				<span>
					<kbd>X</kbd>
					{list.select}
				</span>
			)}
			<span>
				<kbd>E</kbd>
				{list.edit}
			</span>
			<span>
				<kbd>/</kbd>
				{list.find}
			</span>
			{canMake && (
				<span>
					<kbd>C</kbd>
					{list.new}
				</span>
			)}
			<span>
				<kbd>?</kbd>
				{list.all_keys}
			</span>
		</p>
	);
}
