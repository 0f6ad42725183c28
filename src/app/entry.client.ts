/** What every page's script does before anyone touches it. */
export {};
