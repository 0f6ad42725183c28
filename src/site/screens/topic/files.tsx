import { fileSize } from '../../../editions/formats';
import { rootUrls } from '../../../editions/urls';
import type { Attachment } from '../../../queries/event/attachment';
import { Icon } from '../../../ui/icon';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Files to take away, each with its type and size. */
export function Files({ files }: { files: readonly Attachment[] }) {
	const { edition } = usePage();
	return (
		<ul className="files">
			{each(files, 'files', (file) => (
				<li key={file.id}>
					<a href={rootUrls.media.href({ name: file.name })} download="">
						<Icon name="download" />
						<b>
							<span className="vh">{edition.words.exhibitions.download}: </span>
							{file.title}
						</b>
						<span className="meta">
							{file.name.split('.').at(-1)?.toUpperCase()}, {fileSize(edition, file.bytes)}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
