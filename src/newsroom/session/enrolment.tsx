import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { send } from '../calls';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { LabelledField } from './field';
import { readSession } from './session';
import { useTry } from './use-try';

/** A QR code, dark on white in both themes, because cameras need that contrast. */
function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 2 });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
	return (
		<svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<path d={path} />
		</svg>
	);
}

/** The recovery codes, which are shown once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	const { enrol } = useWords();
	const text = `${siteConfig.brand}\n${enrol.recovery_title}\n\n${codes.join('\n')}\n`;
	return (
		<>
			<h2 className="hed hed--3">{enrol.recovery_title}</h2>
			<p className="door__line">{enrol.recovery_line}</p>
			<ul className="codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<a
				className="link"
				download={`${siteConfig.brand.toLowerCase()}-codes.txt`}
				href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
			>
				{enrol.download}
			</a>
			<button className="btn btn--wide" type="button" onClick={() => void readSession()}>
				{enrol.done}
			</button>
		</>
	);
}

/** Sets up the second factor; until then an account has no rights. */
export default function Enrolment() {
	const { enrol } = useWords();
	const [made, setMade] = useState<{ secret: string; uri: string }>();
	const [codes, setCodes] = useState<readonly string[]>();
	const [code, setCode] = useState('');
	const { failure, isBusy, attempt } = useTry();
	// biome-ignore lint/correctness/useExhaustiveDependencies: one secret is made, once.
	useEffect(() => {
		void attempt(async () => setMade(await send('session/enrolment', { method: 'POST', body: {} })));
	}, []);
	if (codes) return <RecoveryCodes codes={codes} />;
	return (
		<>
			<p className="door__line">{enrol.line}</p>
			{made && (
				<>
					<p>{enrol.scan}</p>
					<QrCode text={made.uri} label={enrol.qr} />
					<p className="help">
						{enrol.secret}: <code className="secret">{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
					</p>
				</>
			)}
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void attempt(async () => {
						const body = { code: code.trim() };
						const answer = await send<{ recovery_codes: string[] }>('session/enrolment/confirm', {
							method: 'POST',
							body,
						});
						setCodes(answer.recovery_codes);
					});
				}}
			>
				<LabelledField
					label={enrol.code}
					inputMode="numeric"
					autoComplete="one-time-code"
					value={code}
					onChange={setCode}
					error={failure?.text}
				/>
				<button className="btn btn--wide" type="submit" aria-disabled={isBusy}>
					{enrol.act}
				</button>
			</form>
		</>
	);
}
