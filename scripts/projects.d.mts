/** How the runner treats the files of one project. */
export interface Project {
	/** Projects of one order run side by side, the next order when they have ended. */
	order: number;
	/** Files that run at once. */
	workers: number;
	/** Whether a red file runs once more at the end, alone. */
	hasSecondTry: boolean;
	/** Seconds of a whole run on the reference machine. */
	budget: number;
}
export type ProjectName = 'pure' | 'database' | 'browser' | 'timed';
export const projects: Readonly<Record<ProjectName, Project>>;
/** @param file path below the project */
export function projectOf(file: string): ProjectName;
