const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.age$/;

/** Name of a backup, by its moment: names are in the order of time. @param now Unix seconds */
export const backupName = (now: number): string =>
	`${new Date(now * 1000).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`;

/** True for names that this program gives; other files of the same place are not its own. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** When the backup of this name was made. @returns Unix seconds */
export const momentOf = (name: string): number =>
	Date.parse(name.slice(0, 20).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3')) / 1000;
