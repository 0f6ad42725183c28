/** Programs that say what they are: crawlers, previews, monitors, libraries, and browsers without a person. */
const ROBOT =
	/bot\b|bot[/;_ -]|crawl|spider|slurp|scrape|preview|prerender|monitor|uptime|pingdom|lighthouse|headless|phantomjs|selenium|puppeteer|playwright|facebookexternalhit|whatsapp|embedly|mediapartners|feedfetcher|archiver|wget|curl|python-|java\/|go-http|okhttp|axios|node-fetch|undici|libwww|httpclient|ruby|perl/i;

/** True for what counts as no reader: a program by its own account, or one that says nothing. */
export const isRobot = (ua: string | null | undefined): boolean => !ua || ua.length < 10 || ROBOT.test(ua);
