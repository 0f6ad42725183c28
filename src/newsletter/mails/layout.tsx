import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Edition } from '../../editions/edition';
import { imprintOf } from '../../shared/site/brand';
import type { Sender } from '../email';

/** Inline styles of each part: mail programs know no stylesheets. */
export const ink = {
	page: {
		margin: 0,
		padding: '24px 12px',
		backgroundColor: '#EDF2F0',
		color: '#10262A',
		fontFamily: 'Georgia, "Times New Roman", serif',
		fontSize: '17px',
		lineHeight: '1.5',
	},
	sheet: { maxWidth: '600px', margin: '0 auto', padding: '28px 24px', backgroundColor: '#FFFFFF' },
	brand: { margin: '0 0 24px', fontSize: '20px', fontWeight: 700, letterSpacing: '0.02em' },
	head: { margin: '0 0 16px', fontSize: '26px', lineHeight: '1.2', fontWeight: 600 },
	text: { margin: '0 0 16px' },
	button: {
		display: 'inline-block',
		padding: '12px 22px',
		backgroundColor: '#0B4F55',
		color: '#FFFFFF',
		textDecoration: 'none',
		fontFamily: 'Arial, sans-serif',
		fontSize: '16px',
		fontWeight: 700,
	},
	link: { color: '#0B4F55', wordBreak: 'break-all' },
	small: { margin: '0 0 8px', color: '#4A5F62', fontFamily: 'Arial, sans-serif', fontSize: '13px', lineHeight: '1.5' },
} as const;

/** The sheet that every email is written on: the brand above, the sender and its address below. */
function Sheet({
	edition,
	sender,
	title,
	foot,
	children,
}: {
	edition: Edition;
	sender: Sender;
	title: string;
	foot: ReactNode;
	children: ReactNode;
}) {
	// Mail programs take the content out of its document, so the sheet states the direction as well.
	const { direction } = edition;
	// Joined scripts are drawn without letter spacing.
	const brand = direction === 'rtl' ? { ...ink.brand, letterSpacing: 0 } : ink.brand;
	return (
		<html lang={edition.language} dir={direction}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light" />
				<title>{title}</title>
			</head>
			<body style={ink.page}>
				<div dir={direction} style={ink.sheet}>
					<p style={brand}>{sender.brand.name}</p>
					{children}
				</div>
				<div dir={direction} style={{ ...ink.sheet, backgroundColor: 'transparent', padding: '16px 24px' }}>
					{foot}
					<p style={ink.small}>{imprintOf(sender.brand)}</p>
				</div>
			</body>
		</html>
	);
}

/** Draws an email to HTML. */
export const drawEmail = (props: Parameters<typeof Sheet>[0]): string =>
	`<!doctype html>${renderToStaticMarkup(<Sheet {...props} />)}`;
