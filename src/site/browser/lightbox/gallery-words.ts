/** Words of the lightbox, sent to the browser as data; `#` marks the place of a number. */
export interface GalleryWords {
	/** Label of a picture that opens the lightbox. */
	open: string;
	/** Name of the dialog. */
	pictures: string;
	close: string;
	previous: string;
	next: string;
	/** "Picture # of #". */
	position: string;
}

/** A picture in the lightbox. */
export interface GalleryPicture {
	src: string;
	/** '' where the picture has no text of its own. */
	alt: string;
	caption: string;
}
