import type { Photo } from '../../../queries/event/photo';
import { coverUrl } from '../../../shared/address/cover-url';
import { mediaUrl, Picture } from '../../../ui/picture';
import { usePage } from '../../render/contexts';

/** Address of a photo as large as it is shown: its file, or its drawing with the finest lines. */
const largeUrl = (photo: Photo): string =>
	photo.picture
		? mediaUrl(photo.picture.name, 'cover_1600')
		: coverUrl({ seed: photo.cover_seed, kind: 'exhibition', mood: photo.cover_mood }, 84);

/** Photos of an event: each is a link to its large file, and opens in the lightbox where the page's script runs. */
export function PhotoWall({ photos }: { photos: readonly Photo[] }) {
	const { words } = usePage().edition;
	return (
		<div className="photos" data-gallery={JSON.stringify(words.gallery)}>
			{photos.map((photo) => (
				<figure key={photo.id} className={photo.is_wide ? 'wide' : undefined}>
					<a
						className="cover zoom"
						href={largeUrl(photo)}
						aria-haspopup="dialog"
						aria-label={`${words.gallery.open}: ${photo.alt || photo.caption}`}
					>
						<Picture
							cover={{ seed: photo.cover_seed, kind: 'exhibition', mood: photo.cover_mood }}
							picture={photo.picture}
							alt={photo.alt}
							width={photo.is_wide ? 'half' : 'quarter'}
						/>
					</a>
					{photo.caption && <figcaption>{photo.caption}</figcaption>}
				</figure>
			))}
		</div>
	);
}
