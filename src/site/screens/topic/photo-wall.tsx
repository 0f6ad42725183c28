import type { Photo } from '../../../queries/event/photo';
import { type CoverSpec, coverUrl } from '../../../shared/address/cover-url';
import type { SceneName } from '../../../shared/cover/scene-names';
import { mediaUrl, Picture } from '../../../ui/picture';
import { coverAlt } from '../../blocks/cover/cover-words';
import { sceneOfShow } from '../../blocks/cover/scenes';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** A photo with the scene that its page has found for it. */
type DrawnPhoto = Photo & { scene?: SceneName };

/** The drawing of a photo that there is none of. */
const coverOf = ({ cover_seed, cover_mood, scene }: DrawnPhoto): CoverSpec => ({
	seed: cover_seed,
	kind: 'exhibition',
	scene: scene ?? sceneOfShow(cover_seed),
	mood: cover_mood,
});

/** Address of a photo as large as it is shown: its file, or its drawing with the finest lines. */
const largeUrl = (photo: DrawnPhoto): string =>
	photo.picture ? mediaUrl(photo.picture.name, 'cover_1600') : coverUrl(coverOf(photo), 84);

/** Photos of an event: each is a link to its large file, and opens in the lightbox where the page's script runs. */
export function PhotoWall({ photos }: { photos: readonly DrawnPhoto[] }) {
	const { words } = usePage().edition;
	return (
		<div className="photos" data-gallery={JSON.stringify(words.gallery)}>
			{each(photos, 'photos', (photo) => {
				const alt = photo.picture ? photo.alt : coverAlt(words, photo.cover_seed, coverOf(photo).scene);
				return (
					<figure key={photo.id} className={photo.is_wide ? 'wide' : undefined}>
						<a
							className="cover zoom"
							href={largeUrl(photo)}
							aria-haspopup="dialog"
							aria-label={`${words.gallery.open}: ${alt || photo.caption}`}
						>
							<Picture
								cover={coverOf(photo)}
								picture={photo.picture}
								alt={alt}
								width={photo.is_wide ? 'half' : 'quarter'}
							/>
						</a>
						{photo.caption && <figcaption>{photo.caption}</figcaption>}
					</figure>
				);
			})}
		</div>
	);
}
