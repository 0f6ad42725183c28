import './styles/newsroom.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { takeDemonstrationSecret } from './session/demonstration-secret';
import { readSession, type Session } from './session/session';
import { root } from './site-config';
import { languageOfBrowser, loadWords } from './words/words';

/** Milliseconds between looks at a server that does not answer. */
const PAUSE = 2_000;

/** Reads the session, and repeats the request until the server answers: nothing can be shown without it. */
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
// In an open newsroom a link to the demonstration changes only the hash, and the page is not loaded again.
addEventListener('hashchange', takeDemonstrationSecret);

const session = await whoIsThere();
const words = await loadWords(session.account?.language ?? languageOfBrowser());
createRoot(root).render(<App words={words} />);
