/** Files of tests, as paths below the project with forward slashes. */
export function testFiles(): string[];
