#!/usr/bin/env python3
"""Cuts the fonts of the site out of their packages, into `src/ui/fonts`: `python3 tools/fonts/cut.py [FOLDER]`.

Needs Python 3.11, fontTools 4.38, brotli and numpy (Debian: `apt-get install python3-fonttools
python3-brotli python3-numpy`), and npm, which fetches both packages. The files it writes are committed; the same packages and the same tools make the same bytes.
Why the cuts are as they are: docs/decisions/037-type-first.md and 137-the-first-paint.md.
"""

import copy
import hashlib
import logging
import subprocess
import sys
import tarfile
import tempfile
import unicodedata
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import numpy
from fontTools import varLib
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.otlLib import builder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parents[2] / "src/ui/fonts"
PACKAGES = {
    "newsreader": "4b8cfba8f4e79abe7b221b761b751d76569fd2d2303a9cace2e90b862c56630d",
    "archivo": "20c4384ed6219fc792761ad56fd578a70ba8758374b307f2f8da3db2009924a9",
}
VERSION = "5.3.0"

# What English and Spanish are written with, and the units and the names of neighbours that trade news have on most pages: the first view
# of a page needs them. Then the rest of ASCII and of Western Europe. Archivo draws each letter whole where Newsreader puts a mark on
# another letter, so it has fewer of them.
FIRST = (
    "".join(map(chr, range(0x20, 0x7F))).translate({ord(rare): None for rare in "#*<>@[\\]^_`{}~"})
    + "\u00a0\u00ad¡£·¿×ÁÉÑÓáãäçèéíñóöúü–—‘’“”…€−"
)
WEST = "#*<>@[\\]^_`{}~¥§©ª«®°±²³º»½ÍÚÜàâåæêëìîïòôõøùûßœı•™′″ÄÅÇÈÎÖØ"
# Archivo has arrows, and what addresses and every footer have.
NAMES = "↑↓©@_"
# Texts have typographic quotation marks and reckon nowhere.
RARE_IN_TEXT = "=+−\"'ç"
TEXT_FIRST = "".join(letter for letter in FIRST if letter not in RARE_IN_TEXT)
TEXT_WEST = WEST + RARE_IN_TEXT + "ÀÂÃÆÊËÌÏÔÕÛŒ„"
# Central Europe, the Baltic, Romania, Turkey, and pinyin with its four tones.
EAST = "ĀāąćĆčČďđēęěğīİłŁńňŌōőřśŚşŞšŠťūůűźŹżŻžŽșȘțǎǐǒǔǖǘǚǜ"
TEXT_EAST = EAST + "ĂăĄĎĐĒĖėĘĚĞĢģĪĮįĶķĻļĽľŃŅņŇŐŘŤŪŮŰŲųȚǍǏǑǓ"

# A hyphen that does not break is the same letter, and so is the plain one of Unicode.
TWINS = {0x2010: 0x2D, 0x2011: 0x2D, 0x202F: 0xA0}

# Steps of each axis: the default, and how far towards its other end a step is drawn. Archivo's weights grow more slowly at first.
TEXT = {"wght": [(400, 0), (700, 1)], "opsz": [(18, 0), (52, 1)]}
NARROW = {
    "wght": [(400, 0), (500, 0.19), (600, 0.41), (650, 0.53), (700, 0.65), (750, 0.82), (800, 1)],
    "wdth": [(100, 0), (75, 1)],
}
# Places on the axes that the styles use, and how much each counts: there the letters are closest to those of the package.
TEXT_PLACES = {(400, 18): 6, (400, 20): 4, (600, 18): 2, (600, 26): 3, (600, 34): 4, (600, 52): 4, (700, 18): 3}
NARROW_PLACES = {
    **{(400, 100): 6, (500, 100): 2, (600, 100): 4, (650, 100): 2, (400, 82): 1, (600, 82): 2, (650, 82): 5, (700, 82): 3},
    **{(650, 92): 1, (700, 90): 2, (750, 75): 3, (800, 75): 4},
}
# Places on the axes whose kerning stands for all of them: it moves a pair of letters by some hundredths of a pixel, and is a third of a file.
TEXT_KERNING = {"wght": 500, "opsz": 28}
NARROW_KERNING = {"wght": 600, "wdth": 88}
# Two letters that are drawn as one; the others of the packages, such as two f and an i, are a twentieth of a file.
LIGATURES = {"fi": ("f", "i"), "fl": ("f", "l")}
# All fonts are drawn on this many units to the em: a pixel of the largest headline is six of them.
GRID = 320
# Units below which a pair is not kerned, and to which kerning is rounded; marks that stand beside letters.
KERNED, KERNED_TO = 10, 5
# Text whose pairs say how much of the kerning that is left out each letter takes into its own width, so that lines stay as long.
SAMPLE = (
    "The latest draft asks every member state for a public register. The burden of proof would fall on the filler, not on the shop. "
    "Customs officers in Rotterdam opened forty parcels a day; most of them were pods without a duty stamp, and few had a known sender. "
    "El mercado crece un doce por ciento y la Comisión prepara un impuesto sobre las bolsas de nicotina. Los fabricantes piden plazos "
    "largos, reglas claras y un registro común; las tiendas quieren saber quién paga los análisis de cada lote nuevo."
)
MARKS = "., ;:?!’‘“”-–—()¿¡«»/…'\"\u00a0"

# The tones of pinyin that Newsreader lacks: its own letter, and its own marks above it.
TONES = {"a": "amacron", "i": "imacron", "o": "omacron", "u": "umacron", "A": "Amacron", "I": "Imacron", "O": "Omacron", "U": "Umacron"}
CARONS = dict(zip("aiouAIOU", "ǎǐǒǔǍǏǑǓ"))
ABOVE_DIERESIS = {"ǖ": "uni0304", "ǘ": "acutecomb", "ǚ": "uni030C", "ǜ": "gravecomb"}


def fetch(folder: Path) -> dict[str, Path]:
    """Both packages, unpacked. Ends where one is not the one that the cuts were made from."""
    found = {}
    for name, digest in PACKAGES.items():
        package = f"@fontsource-variable/{name}@{VERSION}"
        packed = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True)
        archive = folder / packed.stdout.strip().splitlines()[-1]
        if hashlib.sha256(archive.read_bytes()).hexdigest() != digest:
            sys.exit(f"{package} is not the package that the fonts were cut from.")
        with tarfile.open(archive) as tar:
            tar.extractall(folder / name)
        found[name] = folder / name / "package/files"
    return found


def add_glyph(font: TTFont, name: str, model: str, marks: list[tuple[str, int]], code: int) -> None:
    """A letter made of the parts of `model` with other marks above it, each with how far it is raised; it varies as `model` does."""
    glyf, gvar = font["glyf"], font["gvar"]
    glyph = copy.deepcopy(glyf[model])
    letter, mark = glyph.components
    glyph.components = [letter]
    for mark_name, raised in marks:
        part = copy.deepcopy(mark)
        part.glyphName, part.y = mark_name, mark.y + raised
        glyph.components.append(part)
    order = font.getGlyphOrder()
    advances = font["HVAR"].table
    if advances.AdvWidthMap is None:
        advances.AdvWidthMap = otTables.VarIdxMap()
        advances.AdvWidthMap.mapping = {one: index for index, one in enumerate(order)}
    advances.AdvWidthMap.mapping[name] = advances.AdvWidthMap.mapping[model]
    variations = copy.deepcopy(gvar.variations[model])
    for variation in variations:
        own = variation.coordinates
        variation.coordinates = [own[0], *[own[1]] * len(marks), *own[2:]]
    glyf[name] = glyph
    gvar.variations[name] = variations
    font["hmtx"][name] = font["hmtx"][model]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def add_tones(font: TTFont) -> None:
    """The letters of pinyin with a caron, and those with two marks."""
    known = font.getBestCmap()
    glyf = font["glyf"]
    for letter, model in TONES.items():
        code = ord(CARONS[letter])
        if code not in known:
            add_glyph(font, f"uni{code:04X}", model, [("uni030C", 0)], code)
    dots = glyf["uni0308"]
    for toned, mark in ABOVE_DIERESIS.items():
        if ord(toned) in known:
            continue
        marks = [("uni0308", 0), (mark, dots.yMax - glyf[mark].yMin + 60)]
        add_glyph(font, f"uni{ord(toned):04X}", "umacron", marks, ord(toned))


def kind_of(letter: str) -> str | None:
    """What kerning goes by: capital, small letter, digit or mark; None for what stands alone."""
    category = unicodedata.category(letter)
    return category if category in ("Lu", "Ll", "Nd") else "mark" if letter in MARKS else None


def kerned_pairs(font: TTFont) -> dict[str, dict[str, float]]:
    """Kerning of a font without axes, in units of the grid: how far each pair moves that a text may have side by side."""
    kinds = {name: kind_of(chr(code)) for code, name in sorted(font.getBestCmap().items(), reverse=True)}
    tables = [table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]
    known: set[tuple[str, str]] = set()
    pairs: dict[str, dict[str, float]] = {}
    units = font["head"].unitsPerEm / GRID

    def add(left: str, right: str, value) -> None:
        if (left, right) in known:
            return
        known.add((left, right))
        sides = kinds.get(left), kinds.get(right)
        moved = getattr(value, "XAdvance", 0) or 0
        if None in sides or sides in {("Ll", "Lu"), ("Ll", "Nd"), ("Nd", "Ll"), ("Lu", "Nd"), ("Nd", "Lu")}:
            return
        if moved:
            pairs.setdefault(left, {})[right] = moved / units

    for table in tables:
        for first, left in enumerate(table.Coverage.glyphs):
            if table.Format == 1:
                for record in table.PairSet[first].PairValueRecord:
                    add(left, record.SecondGlyph, record.Value1)
            else:
                records = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                for right in font.getGlyphOrder():
                    add(left, right, records[table.ClassDef2.classDefs.get(right, 0)].Value1)
    return pairs


def add_kerning(font: TTFont, source: TTFont, at: dict) -> None:
    """Gives a font the kerning that `source` has at one place on its axes: letters that are kerned alike are one class."""
    placed = copy.deepcopy(source)
    if at:
        placed = instancer.instantiateVariableFont(placed, at)
    font["GPOS"] = placed["GPOS"]
    exact = kerned_pairs(placed)
    pairs = {
        left: kept
        for left, moved in exact.items()
        if (kept := {right: round(by / KERNED_TO) * KERNED_TO for right, by in moved.items() if abs(by) >= KERNED})
    }
    widen(font, exact, pairs)
    by_right: dict[str, dict[str, int]] = {}
    for left, moved in pairs.items():
        for right, value in moved.items():
            by_right.setdefault(right, {})[left] = value

    def classes(rows: dict[str, dict[str, int]]) -> list[tuple[str, ...]]:
        alike: dict[frozenset, list[str]] = {}
        for name in sorted(rows):
            alike.setdefault(frozenset(rows[name].items()), []).append(name)
        return [tuple(names) for names in alike.values()]

    values = {
        (lefts, rights): (builder.buildValue({"XAdvance": pairs[lefts[0]][rights[0]]}), None)
        for lefts in classes(pairs)
        for rights in classes(by_right)
        if rights[0] in pairs[lefts[0]]
    }
    table = builder.buildPairPosClassesSubtable(values, font.getReverseGlyphMap())
    lookups = font["GPOS"].table.LookupList
    lookups.Lookup, lookups.LookupCount = [builder.buildLookup([table])], 1


def widen(font: TTFont, exact: dict[str, dict[str, float]], kept: dict[str, dict[str, int]]) -> None:
    """Gives each letter, as its own width, what the pairs that begin with it lose on average when their kerning is trimmed."""
    names = [font.getBestCmap()[ord(letter)] for letter in SAMPLE]
    lost: dict[str, list[float]] = {}
    for left, right in pairwise(names):
        lost.setdefault(left, []).append(exact.get(left, {}).get(right, 0) - kept.get(left, {}).get(right, 0))
    for name, values in lost.items():
        advance, bearing = font["hmtx"][name]
        font["hmtx"][name] = (advance + round(sum(values) / len(values)), bearing)


def level(steps: list[tuple[float, float]], at: float) -> float:
    """How far towards the other end of its axis a place is drawn, from 0 to 1."""
    return float(numpy.interp(at, *zip(*sorted(steps))))


def masters_of(font: TTFont, axes: dict, places: dict) -> list[TTFont]:
    """
    A font for the default, and one for the other end of each axis alone: what lies between them, and their sum, is as close as can be
    (least squares) to the letters at the places in use. A drawing for each corner would be a fourth of a file.
    """
    tags = list(axes)
    drawn = [instancer.instantiateVariableFont(copy.deepcopy(font), dict(zip(tags, place))) for place in places]
    levels = numpy.array([[1, *(level(axes[tag], at) for tag, at in zip(tags, place))] for place in places])
    counts = numpy.sqrt(numpy.array(list(places.values())))[:, None]
    shares = numpy.linalg.pinv(levels * counts) * counts.T
    masters = [copy.deepcopy(drawn[0]) for _ in range(len(tags) + 1)]
    for name in font.getGlyphOrder():
        letters = numpy.array([one["glyf"]._getCoordinatesAndControls(name, one["hmtx"].metrics)[0] for one in drawn])
        default, *changes = numpy.tensordot(shares, letters, axes=1)
        for master, points in zip(masters, [default, *(default + change for change in changes)]):
            rounded = GlyphCoordinates([(round(x), round(y)) for x, y in points])
            master["glyf"]._setCoordinates(name, rounded, master["hmtx"].metrics)
    for master in masters:
        for tag in ("GPOS", "GSUB", "GDEF", "STAT", "avar"):
            if tag in master:
                del master[tag]
    return masters


def between_masters(font: TTFont, axes: dict, places: dict) -> TTFont:
    """The font that varies between the letters of `masters_of`."""
    space = DesignSpaceDocument()
    ends = {tag: (steps[0][0], steps[-1][0]) for tag, steps in axes.items()}
    for tag, (default, other) in ends.items():
        axis = AxisDescriptor(tag=tag, name=tag, minimum=min(default, other), default=default, maximum=max(default, other))
        axis.map = [(at, default + share * (other - default)) for at, share in sorted(axes[tag])]
        space.addAxis(axis)
    at_default = {tag: default for tag, (default, _) in ends.items()}
    locations = [at_default, *({**at_default, tag: other} for tag, (_, other) in ends.items())]
    for number, (master, location) in enumerate(zip(masters_of(font, axes, places), locations)):
        space.addSource(SourceDescriptor(font=master, location=location, name=str(number)))
    return varLib.build(space, exclude=["MVAR"])[0]


def cut(source: Path, letters: str, axes: dict, places: dict, at: dict | None = None, ligatures: dict | None = None) -> TTFont:
    """
    The letters and the axes of a font.
    @param axes steps of an axis, or the one place that is left of it
    @param places on the axes that the styles use, in the order of `axes`
    @param at place on the axes whose kerning is that of all of them; without it letters are not kerned
    @param ligatures glyphs that stand for several
    """
    font = TTFont(source, recalcTimestamp=False)
    if "newsreader-latin-ext" in source.name:
        add_tones(font)
    codes = font.getBestCmap()
    missing = [letter for letter in letters if ord(letter) not in codes]
    if missing:
        sys.exit(f"{source.name} lacks {''.join(missing)}")
    # Figures of one width, which tables and dates need, are the only ones: a second set would be a tenth of a file.
    figures = {code: f"{codes[code]}.tf" for code in range(0x30, 0x3A) if f"{codes.get(code)}.tf" in font["glyf"].glyphs}
    twins = [twin for twin, code in TWINS.items() if chr(code) in letters]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({twin: codes[TWINS[twin]] for twin in twins} | figures)
    options = Options(layout_features=["kern"] if at is not None else [], hinting=False, glyph_names=True, name_IDs=[0, 1, 2, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*map(ord, letters), *twins], glyphs=list(ligatures or {}))
    subsetter.subset(font)
    varied = {tag: steps for tag, steps in axes.items() if isinstance(steps, list)}
    fixed = {tag: place for tag, place in axes.items() if tag not in varied}
    if fixed:
        font = instancer.instantiateVariableFont(font, fixed)
        kept = [index for index, tag in enumerate(axes) if tag in varied]
        places = {tuple(place[index] for index in kept): count for place, count in places.items()}
    made = between_masters(font, varied, places) if varied else copy.deepcopy(font)
    if made["head"].unitsPerEm != GRID:
        made = saved(made)
        scale_upem(made, GRID)
    if at is not None:
        add_kerning(made, font, at)
    if ligatures:
        rules = " ".join(f"sub {' '.join(parts)} by {name};" for name, parts in ligatures.items())
        addOpenTypeFeaturesFromString(made, f"feature liga {{ {rules} }} liga;", tables=["GSUB"])
    # Names of the styles, for menus of programs; where to hint, which these fonts do not.
    for tag in ("STAT", "gasp"):
        if tag in made:
            del made[tag]
    made["post"].formatType = 3
    made["name"].names = [record for record in made["name"].names if record.nameID in options.name_IDs]
    made.flavor = "woff2"
    made.recalcTimestamp = False
    return made


def saved(font: TTFont) -> TTFont:
    """A font as it is read from a file: what was computed has its final form."""
    file = BytesIO()
    font.save(file)
    file.seek(0)
    return TTFont(file, recalcTimestamp=False)


def main() -> None:
    logging.disable(logging.WARNING)
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    with tempfile.TemporaryDirectory() as folder:
        found = fetch(Path(folder))
        newsreader, archivo = found["newsreader"], found["archivo"]
        latin, east = "newsreader-latin-opsz", "newsreader-latin-ext-opsz"
        plain = archivo / "archivo-latin-wdth-normal.woff2"
        files = {
            "newsreader-latin": cut(newsreader / f"{latin}-normal.woff2", TEXT_FIRST, TEXT, TEXT_PLACES, TEXT_KERNING, LIGATURES),
            "newsreader-west": cut(newsreader / f"{latin}-normal.woff2", TEXT_WEST, TEXT, TEXT_PLACES),
            "newsreader-east": cut(newsreader / f"{east}-normal.woff2", TEXT_EAST, {**TEXT, "opsz": 24}, TEXT_PLACES),
            "newsreader-italic": cut(newsreader / f"{latin}-italic.woff2", TEXT_FIRST, {"wght": 400, "opsz": 20}, {}, {}, LIGATURES),
            "archivo-latin": cut(plain, FIRST + NAMES, NARROW, NARROW_PLACES, NARROW_KERNING),
            "archivo-west": cut(plain, WEST, NARROW, NARROW_PLACES),
            "archivo-east": cut(archivo / "archivo-latin-ext-wdth-normal.woff2", EAST, NARROW, NARROW_PLACES),
        }
        total = 0
        for name, font in files.items():
            path = out / f"{name}.woff2"
            font.save(path)
            total += path.stat().st_size
            print(f"{path.stat().st_size:7} {path.name}")
        print(f"{total:7} all")


if __name__ == "__main__":
    main()
