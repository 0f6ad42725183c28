import { type CoverLines, type CoverSpec, coverUrl } from '../shared/address/cover-url';
import { styledUrl } from '../shared/address/media-url';
import { focusOf } from '../shared/cover/focus';

/** A stored photograph with its size. */
export interface StoredPicture {
	name: string;
	width: number;
	height: number;
	focus_x: number;
	focus_y: number;
}

/**
 * The width of a picture on the page, which decides with how many lines a cover is drawn, and which variants of a
 * photograph are offered.
 */
export type PictureWidth = 'lead' | 'half' | 'third' | 'quarter' | 'row';

const LINES: Record<PictureWidth, [wide: CoverLines, phone: CoverLines]> = {
	lead: [84, 40],
	half: [56, 40],
	third: [46, 40],
	quarter: [36, 24],
	row: [36, 17],
};
const SIZES: Record<PictureWidth, string> = {
	lead: '(min-width: 1230px) 1200px, 100vw',
	half: '(min-width: 992px) 584px, 100vw',
	third: '(min-width: 992px) 378px, 100vw',
	quarter: '(min-width: 992px) 276px, 50vw',
	row: '(min-width: 992px) 272px, 120px',
};
const STYLES = [
	['card_480', 480],
	['cover_800', 800],
	['cover_1200', 1200],
	['cover_1600', 1600],
] as const;

/** Address of a stored picture in a preset. */
export const mediaUrl = (name: string, style: string): string => styledUrl(name, style);

interface PictureProps {
	cover: CoverSpec;
	picture: StoredPicture | null;
	alt: string;
	width: PictureWidth;
	/** True for the main picture of a page: it is fetched first and never lazily. */
	isLead?: boolean;
}

/** The picture block: a 56% box that is filled; lazy except for the lead, drawn where there is no photograph. */
export function Picture({ cover, picture, alt, width, isLead = false }: PictureProps) {
	const loading = isLead ? undefined : 'lazy';
	const priority = isLead ? 'high' : undefined;
	if (picture) {
		const focus = picture.focus_y < 0.4 ? 'focus-top' : picture.focus_y > 0.6 ? 'focus-bottom' : undefined;
		return (
			<img
				className={focus}
				src={mediaUrl(picture.name, 'cover_800')}
				srcSet={STYLES.map(([style, w]) => `${mediaUrl(picture.name, style)} ${w}w`).join(', ')}
				sizes={SIZES[width]}
				alt={alt}
				width={1280}
				height={720}
				loading={loading}
				fetchPriority={priority}
				decoding="async"
			/>
		);
	}
	const [wide, phone] = LINES[width];
	return (
		<picture>
			<source media="(max-width: 599.98px)" srcSet={coverUrl(cover, phone)} />
			<img
				className={focusOf(cover.scene) < 0.42 ? 'focus-top' : undefined}
				src={coverUrl(cover, wide)}
				alt={alt}
				width={1280}
				height={720}
				loading={loading}
				fetchPriority={priority}
			/>
		</picture>
	);
}
