import { STORED_FILES } from '../../shared/address/folders';

/** True where a text has the address of the file. */
const names = (text: string) => `strpos(${text}, '${STORED_FILES}/' || m.name) > 0`;

/**
 * What uses a stored file `m`, in SQL: each gives rows where it does. Every table that points to a file is among them
 * (a test asks the database).
 * @param articles further condition on an article `a`, such as that readers have it
 */
export const fileUses = (articles = 'true'): string[] => [
	`select 1 from article a where ${articles} and (a.cover_id = m.id or ${names('a.html')})`,
	`select 1 from page p where ${names('p.html')}`,
	`select 1 from issue i where ${names('i.html')}`,
	'select 1 from book where cover_id = m.id',
	'select 1 from author where photo_id = m.id',
	'select 1 from adv where image_id = m.id',
	'select 1 from company where logo_id = m.id',
	'select 1 from enterprise where logo_id = m.id',
	'select 1 from attachment where media_id = m.id',
	'select 1 from photo where media_id = m.id',
	'select 1 from partner where logo_id = m.id',
	'select 1 from subject where cover_id = m.id',
	'select 1 from subject_module where strpos(content::text, m.name) > 0',
];
