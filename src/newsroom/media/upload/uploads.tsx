import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMediaWords } from '../../words/screens/media-words';
import { bringsFiles, chosenFiles, givenFiles } from './given-files';
import { addFiles, clearOver, useQueue } from './queue';
import { SentFile } from './sent-file';

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Takes files that are dropped anywhere on the page, or pasted. @returns true while files are dragged over the page */
function useGivenFiles(): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		// Every element below reports enter and leave events; only their balance shows whether the page is left.
		let depth = 0;
		const come = (event: DragEvent, by: number) => {
			if (!bringsFiles(event.dataTransfer)) return;
			event.preventDefault();
			depth = Math.max(0, depth + by);
			setOver(depth > 0);
		};
		const enter = (event: DragEvent) => come(event, 1);
		const leave = (event: DragEvent) => come(event, -1);
		const over = (event: DragEvent) => come(event, 0);
		const drop = (event: DragEvent) => {
			come(event, -depth);
			if (bringsFiles(event.dataTransfer)) void givenFiles(event.dataTransfer).then(addFiles);
		};
		const paste = (event: ClipboardEvent) => {
			if (isTyping(event.target) || !bringsFiles(event.clipboardData)) return;
			event.preventDefault();
			void givenFiles(event.clipboardData).then(addFiles);
		};
		addEventListener('dragenter', enter);
		addEventListener('dragleave', leave);
		addEventListener('dragover', over);
		addEventListener('drop', drop);
		document.addEventListener('paste', paste);
		return () => {
			removeEventListener('dragenter', enter);
			removeEventListener('dragleave', leave);
			removeEventListener('dragover', over);
			removeEventListener('drop', drop);
			document.removeEventListener('paste', paste);
		};
	}, []);
	return isOver;
}

/** A button that opens the browser's dialog for files. */
function Choose({ label, isFolder = false }: { label: string; isFolder?: boolean }) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				className="vh"
				type="file"
				multiple
				tabIndex={-1}
				aria-hidden="true"
				{...(isFolder ? { webkitdirectory: '' } : {})}
				onChange={({ target }) => {
					addFiles(chosenFiles(target.files));
					target.value = '';
				}}
			/>
			<button type="button" className={isFolder ? 'btn btn--line' : 'btn'} onClick={() => input.current?.click()}>
				{label}
			</button>
		</>
	);
}

/** Uploads files that are chosen, dropped or pasted, alone or in folders, and shows the progress of each. */
export function Uploads() {
	const { upload: words } = useMediaWords();
	const { files, over } = useQueue();
	const isOver = useGivenFiles();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const stored = files.filter(({ is }) => is === 'stored').length;
	const seen = useRef(stored);
	useEffect(() => {
		if (over < files.length || stored <= seen.current) return;
		seen.current = stored;
		// The list is read again once all files are stored, so that the person's own files appear in it.
		void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
	}, [stored, over, files.length, navigate, pathname, search]);
	return (
		<section className="uplib" aria-label={words.title}>
			<div className="uplib__ways">
				<Choose label={words.files} />
				<Choose label={words.folder} isFolder />
				<p className="help">{words.line}</p>
			</div>
			<p className="vh" role="status">
				{files.length > 0 && words.done({ over, n: files.length })}
			</p>
			{files.length > 0 && (
				<>
					<ul className="uplib__list" aria-label={words.list}>
						{files.map((one) => (
							<SentFile key={one.key} of={one} />
						))}
					</ul>
					{over > 0 && (
						<button type="button" className="btn btn--quiet" onClick={clearOver}>
							{words.clear}
						</button>
					)}
				</>
			)}
			{isOver && (
				<div className="uplib__over" aria-hidden="true">
					<p>{words.drop}</p>
				</div>
			)}
		</section>
	);
}
