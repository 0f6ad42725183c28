import './styles/newsroom.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { takeDemonstrationSecret } from './session/demonstration-secret';
import { readSession, type Session } from './session/session';
import { root } from './site-config';
import { languageOfBrowser, loadWords } from './words/words';

/** Milliseconds between looks at a server that does not answer. */
const PAUSE = 2_000;

/** Who sits here; asked until the server answers, for without it nothing can be shown. */
async function whoIsThere(): Promise<Session> {
	for (;;) {
		try {
			return await readSession();
		} catch {
			await new Promise((done) => setTimeout(done, PAUSE));
		}
	}
}

takeDemonstrationSecret();
// Where the newsroom is open already, the browser goes to the address without loading the page.
addEventListener('hashchange', takeDemonstrationSecret);

const session = await whoIsThere();
const words = await loadWords(session.account?.language ?? languageOfBrowser());
createRoot(root).render(<App words={words} />);
