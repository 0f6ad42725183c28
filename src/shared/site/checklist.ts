/** What is to be done before readers come, in its best order. */
export const checklistItems = [
	'name',
	'imprint',
	'texts',
	'checked',
	'mail',
	'backup',
	'people',
	'article',
	'open',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** Whether the first screen shows the list: it is put away by hand, and goes for good once all of it is done. */
export const checklistStates = ['shown', 'put_away', 'done'] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** Keys in the table of settings: the state of the list, and when a mail server accepted an e-mail first. */
export const CHECKLIST_SETTING = 'checklist';
export const MAIL_ACCEPTED_SETTING = 'mail_accepted_at';

/** What the table of settings says of the list. */
export const savedChecklist = (value: unknown): ChecklistState =>
	checklistStates.find((state) => state === value) ?? 'shown';
