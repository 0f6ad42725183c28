/** Beginning of the names of the temporary folders of runs. */
export const PREFIX: string;
/** File in each with the number of the process that made it. */
export const OWNER: string;
/** The folder in which a run of tests makes its temporary one. */
export function chooseParent(machine?: { memory?: string; mounts?: string; enough?: number }): string;
