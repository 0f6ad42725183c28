/** Words of the lightbox; `#` stands for a number. They travel to the browser as data. */
export interface GalleryWords {
	/** What a click on a picture does. */
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
	/** Empty where the picture has no words of its own. */
	alt: string;
	caption: string;
}
