/** What is wrong with a commit's subject, as a sentence; undefined for one that keeps the rule. */
export function subjectError(subject: string): string | undefined;
