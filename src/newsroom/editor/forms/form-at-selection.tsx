import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import { CalculatorForm } from '../blocks/calculator-form';
import { PostForm } from '../blocks/post-form';
import { SeriesForm } from '../blocks/series-form';
import type { SiteCalculators } from '../blocks/site-calculators';
import type { SiteSeries } from '../blocks/site-series';
import { VideoForm } from '../blocks/video-form';
import type { EditorWords } from '../editor-words';
import { LinkForm } from '../links/link-form';
import type { FindPages } from '../links/site-pages';
import type { Upload } from '../paste/store-pictures';
import type { Library } from '../pictures/library';
import { PictureForm } from '../pictures/picture-form';
import { PictureRow } from '../pictures/picture-row';
import type { Row } from '../tools/tools';

interface FormAtSelectionProps {
	/** The tool whose form is open; `selected` for the picture that is selected. */
	form: Exclude<Row, 'find'> | 'selected';
	view: EditorView;
	state: EditorState;
	words: EditorWords;
	/** Of the text. */
	edition: string;
	library: Library | undefined;
	upload: Upload | undefined;
	findPages: FindPages;
	series: SiteSeries;
	calculators: SiteCalculators;
	/** Set where the form of a selected picture is to take the focus. */
	focus: RefObject<boolean>;
	/** Brings several pictures from the computer. */
	takeSeveral(files: readonly File[]): void;
	close(): void;
}

/** The form of what a tool inserts at the selection, or of the picture that is selected. */
export function FormAtSelection({ form, view, words, close, ...given }: FormAtSelectionProps) {
	const of = { view, words, close };
	const { library, upload, takeSeveral } = given;
	if (form === 'link') return <LinkForm {...of} findPages={given.findPages} />;
	if (form === 'series') return <SeriesForm {...of} series={given.series} />;
	if (form === 'calculator') return <CalculatorForm {...of} calculators={given.calculators} />;
	if (form === 'video') return <VideoForm {...of} />;
	if (form === 'post') return <PostForm {...of} edition={given.edition} />;
	if (form === 'selected')
		return <PictureForm {...{ view, words, library, upload }} state={given.state} focus={given.focus} />;
	return <PictureRow {...of} {...{ library, upload, takeSeveral }} />;
}
